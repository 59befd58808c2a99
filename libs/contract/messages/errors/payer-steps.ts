import { broughtMax, broughtMaxLength } from '../../limits.js'

export const broughtForm = `Please send at most ${broughtMax} names with texts of at most ${broughtMaxLength} characters`
