import { useLocation } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import { ButtonLink } from './button'

/** Below the form of the sign-in: links, so that they work without scripts too. */
export function SignOnLinks({ providers }: { providers: { providerID: string; name: string }[] }) {
  const { search } = useLocation()
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="mb-2 flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      {providers.map(({ providerID, name }) => (
        <ButtonLink
          key={providerID}
          to={`/admin/login/provider/${providerID}${search}`}
          reloadDocument
          variant="outline"
          fullWidth
        >
          {words.signInWith(name)}
        </ButtonLink>
      ))}
    </div>
  )
}
