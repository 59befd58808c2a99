import type { SignedInPortalUserView } from '#contract/portal-users.js'
import { actions } from '../parts/actions'
import { furtherPages } from '../parts/further-pages'
import { type MenuItem, menuItems, openTo } from '../parts/menu'

/** What the search names: also what stands behind an entry of the menu, under the name that its own page has. */
export const namedPages = (user: SignedInPortalUserView): Pick<MenuItem, 'to' | 'label' | 'shortcut' | 'formerly'>[] =>
  [...menuItems, ...furtherPages, ...actions].filter(openTo(user))
