export const thereAreNoOpenPositions = 'We have no open positions right now. Here’s how we work.'
export const careers = 'Careers'
export const smallAndReadable = 'Small and readable'
export const codeIsEasyToFind =
  'We keep code easy to find. If a newcomer has to ask where something is, we rename it or move it.'
export const tested = 'Tested'
export const everythingIsTested = 'Everything the product does with money, keys and permissions has an automated test.'
export const openSource = 'Open source'
export const contributionsAreWelcome = 'Gatehouse has the MIT license. We welcome contributions and review each one.'
