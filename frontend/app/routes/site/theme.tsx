import { redirect } from 'react-router'
import { themeAction } from '../../session/theme.server'

/** Reached by hand there is nothing to see here. */
export const loader = () => redirect('/')

export const action = themeAction
