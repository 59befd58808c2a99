import { useRouteLoaderData } from 'react-router'
import { CodeBlock } from '../components/code-block'
import { type ShellName, type ShellReader, shellSamples } from './shell'

/** `<Shell of="pay" title="…" />`: lines to paste, with this installation's address and the reader's own key. */
export function Shell({ of, title }: { of: ShellName; title: string }) {
  const reader = useRouteLoaderData<{ reader: ShellReader }>('routes/site/docs')?.reader
  return <CodeBlock title={title} code={shellSamples[of](reader ?? { origin: '', apiKey: null })} />
}
