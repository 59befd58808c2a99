import { data, Link } from 'react-router'
import { check } from '#contract/check.js'
import { SendMessage } from '#contract/contact.js'
import * as words from '#contract/messages/site/contact.js'
import { sendMessage } from '../../api/contact.server'
import { refuse, refuseInputs } from '../../api/refusal.server'
import { useFormAnswer } from '../../components/form-answer'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { success } from '../../session/toast.server'
import type { Route } from './+types/contact'
import { type ContactAnswer, ContactForm } from './contact.form'
import { Passage, Prose } from './prose'

const lead = words.writeToUs

export const meta = () => pageMeta(words.contact, lead)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SendMessage, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await sendMessage(context, value)
    return data<ContactAnswer>({ sentBy: value.emailAddress, toast: success(words.messageSent) })
  } catch (error) {
    return refuse(error, words.sendingFailed, typed)
  }
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const answer: ContactAnswer | undefined = actionData
  useFormAnswer(answer)
  return (
    <Prose title={words.contact} lead={lead}>
      <Passage title={words.sendAMessage}>
        <ContactForm answer={answer} />
      </Passage>
      <Passage title={words.whatToInclude}>
        <ul>
          <li>{words.theRequestID}</li>
          <li>
            {words.theTransactionID} <code>txn_</code>
            {words.andWhenYouSentIt}
          </li>
          <li>{words.whatYouDidWhatYou}</li>
        </ul>
      </Passage>
      <Passage title={words.dontSend}>
        <p>{words.yourPasswordAnApiSecret}</p>
        <p>{words.ifASecretLeaks}</p>
      </Passage>
      <Passage title={words.notACustomerYet}>
        <p>
          {words.beforeYouContactUs} <Link to="/client/signup">{words.registerYourBusiness}</Link>
          {words.andWeWillReview}
        </p>
      </Passage>
    </Prose>
  )
}
