/** After so many days a live payment is available where nothing else is known: card processors pay out two days later at the soonest. */
export const liveSettlesAfterDays = 2
export const settlesAfterDaysMax = 90
