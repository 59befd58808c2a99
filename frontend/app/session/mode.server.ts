import { createContext } from 'react-router'
import { isMode, type Mode, modeUnlessSaid } from '#contract/modes.js'
import type { PortalArea } from '#contract/portal-area.js'
import { siteCookie } from './cookies.server'
import type { Context } from './site-context.server'

/** In which mode the calls of this request happen; the guard of the area sets it before any loader or action runs. */
export const modeOfPages = createContext<Mode>(modeUnlessSaid)

const yearMs = 365 * 24 * 3_600_000
const modeCookie = (context: Context, area: PortalArea) => siteCookie(context, `${area}Mode`, { maxAgeMs: yearMs })

/** What the address says, as that of a file does; else what was chosen last. */
export async function saidMode(request: Request, context: Context, area: PortalArea, url: URL): Promise<Mode> {
  const said = [url.searchParams.get('mode'), await modeCookie(context, area).read(request)]
  return said.find(isMode) ?? modeUnlessSaid
}

export const keepMode = (context: Context, area: PortalArea, mode: Mode): Promise<string> =>
  modeCookie(context, area).write(mode)
