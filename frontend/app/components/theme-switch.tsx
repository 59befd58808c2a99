import { useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { MoonIcon, ScreenIcon, SunIcon } from './first-icon'
import { isEmbedded } from './frame-path'

export type Theme = 'light' | 'dark' | 'system'

const choices = () =>
  [
    { theme: 'system', label: words.likeTheSystem, Icon: ScreenIcon },
    { theme: 'light', label: words.light, Icon: SunIcon },
    { theme: 'dark', label: words.dark, Icon: MoonIcon },
  ] as const

/** In a frame, what the page around it asks for. */
const framedTheme = (search: string): Theme => {
  const asked = new URLSearchParams(search).get('theme')
  return asked === 'light' || asked === 'dark' ? asked : 'system'
}

/** The theme of the document: what was just asked for, else what the root loader read from the cookie. */
export function useTheme(): Theme {
  const { pathname, search } = useLocation()
  const asked = useFetcher({ key: 'theme' }).formData?.get('theme')
  const saved = useRouteLoaderData<{ theme: Theme }>('root')?.theme
  if (isEmbedded(pathname)) return framedTheme(search)
  return (asked as Theme | null | undefined) ?? saved ?? 'system'
}

/** Three buttons of one form, so that it works before and without JavaScript. */
export function ThemeSwitch() {
  const fetcher = useFetcher({ key: 'theme' })
  const { pathname, search } = useLocation()
  const current = useTheme()
  return (
    <fetcher.Form
      method="post"
      action="/theme"
      preventScrollReset
      className="inline-flex rounded-full border border-line bg-panel p-0.5"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {choices().map(({ theme, label, Icon }) => (
        <button
          key={theme}
          name="theme"
          value={theme}
          title={label}
          aria-label={words.themeLabel(label.toLowerCase())}
          aria-pressed={theme === current}
          className="grid size-8 place-items-center rounded-full text-ink-faint transition-colors hover:text-ink aria-pressed:bg-tint aria-pressed:text-ink"
        >
          <Icon />
        </button>
      ))}
    </fetcher.Form>
  )
}
