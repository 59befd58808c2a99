import * as words from '#contract/messages/admin/roles.js'
import type { RolePreviewView } from '#contract/roles.js'

export function RolePreview({ preview }: { preview: RolePreviewView }) {
  const { portalUsers, portalUsersTotal, apiUsers, apiUsersTotal, members, membersTotal } = preview
  const people = [
    ...portalUsers.map(({ id, userName, gains, loses }) => ({ id, name: userName, gains, loses })),
    ...apiUsers.map(({ apiUserID, developerName, gains, loses }) => ({
      id: apiUserID,
      name: developerName,
      gains,
      loses,
    })),
    ...members.map(({ clientMemberID: id, name, gains, loses }) => ({ id, name, gains, loses })),
  ]
  const isSame = preview.gains.length + preview.loses.length === 0
  return (
    <section
      role="status"
      className="flex max-h-80 flex-col gap-3 overflow-y-auto rounded-panel bg-sunken px-4 py-3 text-sm"
    >
      <h2 className="text-sm font-medium tracking-normal text-ink">
        {isSame ? words.noChangeInAccess : words.effectOfThisChange}
      </h2>
      <Change gains={preview.gains} loses={preview.loses} />
      <p className="text-ink-soft">
        {words.andWouldGainOrLose(
          countOf(portalUsersTotal, 'portal user'),
          countOf(apiUsersTotal, words.apiUser),
          countOf(membersTotal, words.member),
        )}
      </p>
      {people.map(({ id, name, gains, loses }) => (
        <div key={id} className="border-t border-line pt-2">
          <p className="font-medium text-ink">{name}</p>
          <Change gains={gains} loses={loses} />
        </div>
      ))}
    </section>
  )
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const Change = ({ gains, loses }: { gains: string[]; loses: string[] }) => (
  <>
    {gains.length > 0 && <Keys word={words.gains} keys={gains} tone="text-success" />}
    {loses.length > 0 && <Keys word={words.loses} keys={loses} tone="text-failed" />}
  </>
)

const Keys = ({ word, keys, tone }: { word: string; keys: string[]; tone: string }) => (
  <p className="text-xs [overflow-wrap:anywhere]">
    <span className={`font-medium ${tone}`}>{word}</span> <span className="font-mono">{keys.join(', ')}</span>
  </p>
)
