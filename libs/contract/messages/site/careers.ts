export const thereAreNoOpenPositions =
  'There are no open positions at the moment. This is how we work, should that change.'
export const careers = 'Careers'
export const smallAndReadable = 'Small and readable'
export const aFileTellsOneStory =
  'A file tells one story. If a newcomer has to ask where something is, we rename it or move it.'
export const shownNotClaimed = 'Shown, not claimed'
export const whatTheProductDoesWith =
  'What the product does with money, keys and rights has a test that fails when it stops doing so.'
export const openSource = 'Open source'
export const theLicenceIsMitA =
  'The license is MIT. A good change is welcome from anyone, and it is read by a person, like a registration.'
