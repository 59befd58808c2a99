import * as words from '#contract/messages/enrolment.js'
import { ButtonLink } from './button'
import { ClockIcon } from './icon'
import { dayOf } from './moment'

/** Before the date that an upgrade has announced, on every page of whoever has no second factor. */
export const EnrolmentNotice = ({ from }: { from: string }) => (
  <section
    aria-label={words.title}
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-pending-soft px-5 py-4 text-pending"
  >
    <p className="flex min-w-0 flex-1 basis-80 items-start gap-3">
      <ClockIcon className="mt-0.5 size-5 shrink-0" />
      <span>{words.announced(dayOf(from))}</span>
    </p>
    <ButtonLink to="/admin/login/enrol" variant="outline">
      {words.setUpNow}
    </ButtonLink>
  </section>
)
