import { CopyButton } from './copy-button'

interface CodeBlockProps {
  title: string
  code: string
  answer?: { title: string; code: string }
}

export function CodeBlock({ title, code, answer }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-panel border border-line bg-panel">
      <figcaption className="flex h-11 items-center justify-between gap-4 border-b border-line pe-1.5 ps-4 text-sm font-medium">
        {title}
        <CopyButton value={code} label={title} />
      </figcaption>
      <Lines code={code} label={title} />
      {answer && (
        <div className="border-t border-line bg-sunken">
          <p className="px-4 pt-3 text-xs font-medium text-ink-faint">{answer.title}</p>
          <Lines code={answer.code} label={answer.title} />
        </div>
      )}
    </figure>
  )
}

function Lines({ code, label }: { code: string; label: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto p-4 font-mono text-[13px]/5 focus-visible:outline-offset-[-2px]"
    >
      <code>
        {code.split('\n').map((line, index) => (
          <span key={index} className={line.startsWith('#') ? 'text-ink-faint' : undefined}>
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  )
}
