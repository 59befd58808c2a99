import type { ReactNode } from 'react'
import * as words from '#contract/messages/admin/pending-clients.js'
import { Card } from '../../../components/card'
import { AlertIcon, CheckCircleIcon, CrossCircleIcon, type IconProps } from '../../../components/icon'
import type { Result } from './decide.server'

const looks: Record<Result['kind'], [string, (props: IconProps) => ReactNode]> = {
  success: ['text-success', CheckCircleIcon],
  warning: ['text-pending', AlertIcon],
  error: ['text-failed', CrossCircleIcon],
}

export function DecisionResults({ results }: { results: Result[] }) {
  return (
    <Card title={words.resultsOfEach}>
      <ul role="status" className="flex flex-col gap-2">
        {results.map(({ kind, text }) => {
          const [tone, Icon] = looks[kind]
          return (
            <li key={text} className="flex items-start gap-2 text-ink [overflow-wrap:anywhere]">
              <Icon className={`mt-0.5 size-4 ${tone}`} />
              {text}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
