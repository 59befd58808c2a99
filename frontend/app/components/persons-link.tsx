import * as words from '#contract/messages/persons.js'
import { ButtonLink } from './button'

/** Below a checklist that asks for a person: the others that stand behind the business. */
export const PersonsLink = ({ to, heading: Heading }: { to: string; heading: 'h2' | 'h3' }) => (
  <section className="flex flex-col items-start gap-3 rounded-panel border border-line bg-panel p-5">
    <Heading className="text-base font-semibold">{words.title}</Heading>
    <p className="text-sm text-ink-soft">{words.lead}</p>
    <ButtonLink to={to} variant="outline">
      {words.open}
    </ButtonLink>
  </section>
)
