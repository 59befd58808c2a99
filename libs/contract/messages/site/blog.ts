export const designDecisions = 'Design decisions behind Gatehouse, and what they cost.'
export const blog = 'Blog'
