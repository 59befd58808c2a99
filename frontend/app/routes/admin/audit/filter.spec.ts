import { describe, expect, it } from '@jest/globals'
import { actionInWords } from '../parts/audited-action'
import { filterOf } from './filter'

const names = { usr_1: 'Ada', usr_2: 'Ben', usr_3: 'ben' }
const filter = (query: string) => filterOf(new URL(`http://gatehouse.test/admin/audit?${query}`), names).filter

describe('the filter of the audit log', () => {
  it.each(['client.approved', 'api_user.key_regenerated', 'settlement_account.changed', 'ledger.verified'])(
    'takes %s as the list writes it',
    (action) => {
      expect(filter(`action=${encodeURIComponent(actionInWords(action))}`)).toMatchObject({ action })
      expect(filter(`action=${action}`)).toMatchObject({ action })
    },
  )

  it('takes the beginning of an action', () => {
    expect([filter('action=Client:').action, filter('action=client.').action]).toEqual(['client.', 'client.'])
  })

  it('takes a name for an id, unless two people have it', () => {
    expect(filter('actor=ada&target=usr_2')).toMatchObject({ actor: 'usr_1', target: 'usr_2' })
    expect(filter('actor=Ben')).toMatchObject({ actor: 'Ben' })
  })

  it('shows what was typed as it was typed', () => {
    const { typed } = filterOf(new URL('http://gatehouse.test/admin/audit?action=Client: approved'), names)
    expect(typed).toMatchObject({ action: 'Client: approved' })
  })
})
