import { useLocation } from 'react-router'

export const useOwnProfile = (): string =>
  useLocation().pathname.startsWith('/admin/') ? '/admin/profile' : '/client/profile'
