import { redirect } from 'react-router'

/** Where the specification sends people after the admin sign-up. */
export const loader = () => redirect('/admin/login')
