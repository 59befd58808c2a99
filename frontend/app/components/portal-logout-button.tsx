import * as words from '#contract/messages/components/common.js'
import { LogoutIcon } from './icon'

/** The last entry of a sidebar: the button of the form that signs out. */
export function PortalLogoutButton() {
  return (
    <button className="portal-item w-full">
      <LogoutIcon className="size-[18px]" />
      {words.logout}
    </button>
  )
}
