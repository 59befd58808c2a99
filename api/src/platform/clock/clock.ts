export { clock } from '#contract/clock.js'
