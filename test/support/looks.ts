interface Look {
  colorScheme: 'light' | 'dark'
  viewport?: { width: number; height: number }
}

const narrow = { width: 390, height: 844 }

const lightAndWide: Look = { colorScheme: 'light' }
const darkAndNarrow: Look = { colorScheme: 'dark', viewport: narrow }
const all: Look[] = [lightAndWide, { colorScheme: 'dark' }, { colorScheme: 'light', viewport: narrow }, darkAndNarrow]

/** How a page is looked at whole, which takes a second each time: all ways in `npm run test:long`, one or two in `npm test`. */
export const bothLooks = process.env.TEST_LONG ? all : [lightAndWide, darkAndNarrow]
export const oneLook = process.env.TEST_LONG ? all : [darkAndNarrow]
