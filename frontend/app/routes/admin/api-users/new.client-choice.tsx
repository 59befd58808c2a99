import * as words from '#contract/messages/admin/api-users.js'
import { Button } from '../../../components/button'
import { SelectField } from '../../../components/field'

interface ClientChoiceProps {
  clients: { clientID: string; name: string; emailAddress: string }[]
  /** There are more clients than the list shows. */
  hasMore: boolean
  search: string
  value: string | undefined
  error: string | undefined
}

const onlyActive = words.onlyActiveClientsAreListed

/** Past a hundred clients a search joins the list: the form is sent as a question, and comes back as it was. */
export function ClientChoice({ clients, hasMore, search, value, error }: ClientChoiceProps) {
  const options = clients.map(({ clientID, name, emailAddress }) => ({
    value: clientID,
    label: `${name}, ${emailAddress}`,
  }))
  return (
    <div className="flex flex-col gap-2">
      {(hasMore || search) && (
        <div className="flex gap-2">
          <input
            type="search"
            name="clientSearch"
            defaultValue={search}
            placeholder={words.findAClientByName}
            aria-label={words.findAClientByName}
            className="control"
          />
          <Button variant="outline" formMethod="get">
            {words.find}
          </Button>
        </div>
      )}
      <SelectField
        key={search}
        label={words.client}
        name="clientID"
        options={options}
        defaultValue={value}
        error={error}
        help={`${onlyActive}${hasMore ? words.theNewestHundredAreListed : ''}`}
        required
      />
    </div>
  )
}
