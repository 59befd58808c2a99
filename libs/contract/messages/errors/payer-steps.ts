import { broughtMax, broughtMaxLength } from '../../limits.js'

export const broughtForm = `Send at most ${broughtMax} names, with values up to ${broughtMaxLength} characters`
