import * as words from '#contract/messages/components/common.js'
import { LogoutIcon } from './icon'

export function PortalLogoutButton() {
  return (
    <button className="portal-item w-full">
      <LogoutIcon className="size-[18px]" />
      {words.logout}
    </button>
  )
}
