import { Form, useLocation, useNavigation } from 'react-router'
import type { LockedAccountView } from '#contract/admin.js'
import * as words from '#contract/messages/admin/parts.js'
import { Button } from '../../../components/button'
import { useMay } from './may'

const calls = { client: 'POST /clients/:clientID/unlock', portal: 'POST /portal-users/:id/unlock' } as const

type UnlockButtonProps = Pick<LockedAccountView, 'audience' | 'id' | 'name'> & { quiet?: boolean; size?: 'sm' | 'md' }

/** Lets somebody sign in again after too many wrong passwords, from whichever page says that they cannot. */
export function UnlockButton({ audience, id, name, quiet = false, size = 'sm' }: UnlockButtonProps) {
  const { may } = useMay()
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  if (!may(calls[audience])) return null
  return (
    <Form method="post" action="/admin/unlock" preventScrollReset>
      <input type="hidden" name="audience" value={audience} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button
        variant={quiet ? 'ghost' : 'outline'}
        size={size}
        className={quiet ? 'px-2!' : ''}
        loading={formData?.get('id') === id}
      >
        {words.unlock} <span className="sr-only">{name}</span>
      </Button>
    </Form>
  )
}
