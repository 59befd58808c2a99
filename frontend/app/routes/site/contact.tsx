import { data, Link } from 'react-router'
import { check } from '#contract/check.js'
import { SendMessage } from '#contract/contact.js'
import { sendMessage } from '../../api/contact.server'
import { refuse, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { useFocusFirstError } from '../../components/first-error'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { success } from '../../session/toast.server'
import type { Route } from './+types/contact'
import { type ContactAnswer, ContactForm } from './contact.form'
import { Passage, Prose } from './prose'

const lead = 'Write to the people who run this Gatehouse. A person reads it, and answers by mail.'

export const meta = () => pageMeta('Contact', lead)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SendMessage, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await sendMessage(context, value)
    return data<ContactAnswer>({ sentBy: value.emailAddress, toast: success('Message sent') })
  } catch (error) {
    return refuse(error, 'Your message could not be sent. Please try again.', typed)
  }
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const answer: ContactAnswer | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  return (
    <Prose title="Contact" lead={lead}>
      <Passage title="Send a message">
        <ContactForm answer={answer} />
      </Passage>
      <Passage title="Have this at hand">
        <ul>
          <li>The request id. It stands on every error page and in every error of the API.</li>
          <li>
            The transaction id, which begins with <code>txn_</code>, and the time of the call.
          </li>
          <li>What you did, what you expected, and what happened instead.</li>
        </ul>
      </Passage>
      <Passage title="Never send this">
        <p>Your password, an API secret, an access token, or a card number. Nobody here will ever ask you for one.</p>
        <p>
          A secret that got out is quickly replaced: sign in, open My API Users and press Regenerate. The old one stops
          working at that moment.
        </p>
      </Passage>
      <Passage title="Not a customer yet">
        <p>
          You need not write first: <Link to="/client/signup">register your business</Link>, and our team looks at it.
        </p>
      </Passage>
    </Prose>
  )
}
