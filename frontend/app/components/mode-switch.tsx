import { createContext, useContext } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import * as words from '#contract/messages/components/modes.js'
import { isMode, type LiveReadinessView, type Mode, modes, modeUnlessSaid } from '#contract/modes.js'

export interface ModeOfArea {
  mode: Mode
  readiness: Pick<LiveReadinessView, 'isOpen' | 'hasPayments' | 'sentence'>
}

const nothingKnown: ModeOfArea = {
  mode: modeUnlessSaid,
  readiness: { isOpen: false, hasPayments: false, sentence: null },
}
const areaMode = createContext(nothingKnown)
export const AreaMode = areaMode.Provider
export const useMode = (): Mode => useContext(areaMode).mode

/** As every address of a file says it, so that a link that is kept or shared gives the same file. */
export function inMode(address: string, mode: Mode): string {
  return `${address}${address.includes('?') ? '&' : '?'}mode=${mode}`
}

const isReachable = ({ isOpen, hasPayments }: ModeOfArea['readiness']) => isOpen || hasPayments

/** Two buttons of one form, so that it works before and without JavaScript. While live is closed, its button says why. */
export function ModeSwitch({ area, mode, readiness }: ModeOfArea & { area: 'client' | 'admin' }) {
  const { pathname } = useLocation()
  const { formData, formAction } = useNavigation()
  const address = `/${area}/mode`
  const shown = formAction === address ? formData?.get('mode') : mode
  const isClosed = !isReachable(readiness)
  return (
    <Form method="post" action={address} aria-label={words.mode} className="mode-switch" preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname} />
      {modes.map((one) => (
        <button
          key={one}
          name="mode"
          value={one}
          aria-pressed={one === shown && !(one === 'live' && isClosed)}
          {...(one === 'live' && isClosed && { title: readiness.sentence ?? undefined, 'data-closed': '' })}
        >
          {words.modeName[one]}
          {one === 'live' && isClosed && <span className="sr-only">. {words.liveIsNotOpen}</span>}
        </button>
      ))}
    </Form>
  )
}

/** Only where live could be meant instead. */
export const TestBand = ({ mode, readiness }: ModeOfArea) =>
  mode === 'test' && isReachable(readiness) ? (
    <p className="test-band">
      <strong>{words.testMode}</strong> <span>{words.nothingIsReal}</span>
    </p>
  ) : null

/** For what is made in a mode and keeps it. */
export function ModeField({ value }: { value: string | undefined }) {
  const { mode, readiness } = useContext(areaMode)
  const { isOpen, sentence } = readiness
  const isChosen = (one: Mode) => (one === 'live' && !isOpen ? false : (isMode(value) ? value : mode) === one)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{words.mode}</legend>
      <div className="mode-choice">
        {modes.map((one) => {
          const isClosed = one === 'live' && !isOpen
          return (
            <label key={one}>
              <input
                type="radio"
                name="mode"
                value={one}
                disabled={isClosed}
                defaultChecked={isChosen(one) || (one === 'test' && !isOpen)}
              />
              <span>
                <span className="block font-medium">{words.modeName[one]}</span>
                <span className="block text-ink-soft">{isClosed ? sentence : words.whatItIs[one]}</span>
              </span>
            </label>
          )
        })}
      </div>
      <p className="text-sm text-ink-faint">{words.keyIsOf}</p>
    </fieldset>
  )
}
