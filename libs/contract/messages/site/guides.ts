export const shortWaysThroughTheThings = 'Short ways through the things that people do first.'
export const guides = 'Guides'
