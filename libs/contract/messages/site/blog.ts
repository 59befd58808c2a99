export const decisionsWeTookWhileBuilding = 'Decisions we took while building Gatehouse, and what each of them costs.'
export const blog = 'Blog'
