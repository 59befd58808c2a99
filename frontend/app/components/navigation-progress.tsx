import { useNavigation } from 'react-router'

/** A line at the top of the window while the next page is on its way; quick answers never show it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return <div className="navigation-progress" data-active={state !== 'idle' || undefined} aria-hidden="true" />
}
