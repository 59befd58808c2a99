import { useLocation } from 'react-router'

/** Of the area that this screen is shown in. */
export const useOwnProfile = (): string =>
  useLocation().pathname.startsWith('/admin/') ? '/admin/profile' : '/client/profile'
