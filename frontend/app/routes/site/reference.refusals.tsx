import * as words from '#contract/messages/site/reference.js'
import type { OpenApiResponse } from '#contract/openapi.js'

type Examples = Record<string, { summary: string; value: unknown } | undefined>

export function Refusals({ responses, refusals }: { responses: Record<string, OpenApiResponse>; refusals: Examples }) {
  const rows = Object.entries(responses)
    .filter(([status]) => status >= '300')
    .flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ examples = {} }) =>
        Object.keys(examples).map((name) => ({ status, name, ...readValue(refusals[name]?.value) })),
      ),
    )
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={words.errors}
      className="overflow-x-auto rounded-panel border border-line bg-panel"
    >
      <table className="doc-table">
        <thead>
          <tr>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.message}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, name, code, message }) => (
            <tr key={name}>
              <td className="tabular-nums">{status}</td>
              <td className="font-mono text-xs">{code}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function readValue(value: unknown): { code: string; message: string } {
  const { code, message, error, error_description } = (value ?? {}) as Record<string, string | undefined>
  return { code: code ?? error ?? '', message: message ?? error_description ?? '' }
}
