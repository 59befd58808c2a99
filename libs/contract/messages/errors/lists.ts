export const thisCursorIsNotOne = 'This cursor isn’t valid'
