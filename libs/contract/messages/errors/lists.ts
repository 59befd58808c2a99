export const thisCursorIsNotOne = 'This cursor is not one of ours'
