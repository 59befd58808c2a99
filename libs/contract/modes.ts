// Apart from the request classes, whose decorators a browser must not load.

/** `test`: nothing but the sandbox, and no money; `live`: real money. A row of one never meets a row of the other. */
export const modes = ['test', 'live'] as const
export type Mode = (typeof modes)[number]

export const isMode = (value: unknown): value is Mode => (modes as readonly unknown[]).includes(value)

/** What a call is in that says nothing. */
export const modeUnlessSaid: Mode = 'test'

/** A name that exists once in each mode; in test it is what it was before there were modes. */
export type NameInModes<Name extends string> = Name | `${Name}_live`

export const nameIn = <Name extends string>(mode: Mode, name: Name): NameInModes<Name> =>
  mode === 'test' ? name : `${name}_live`

/** Why live is closed; null: it is open. */
export const liveObstacles = ['client_not_active', 'no_live_processor'] as const
export type LiveObstacle = (typeof liveObstacles)[number]

/** GET /live-readiness, for your client. For staff: for the whole installation. */
export interface LiveReadinessView {
  isOpen: boolean
  missing: LiveObstacle | null
  /** What is missing, and who can resolve it. Null if live mode is open. */
  sentence: string | null
  /** Whether there are live payments. They stay accessible if live mode closes again. */
  hasPayments: boolean
}
