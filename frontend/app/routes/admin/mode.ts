import { redirect } from 'react-router'
import { modeAction } from '../../api/mode-action.server'
import type { Route } from './+types/mode'

/** Reached by hand there is nothing to see here. */
export const loader = () => redirect('/admin/dashboard')

export const action = (asked: Route.ActionArgs) => modeAction(asked, 'admin')
