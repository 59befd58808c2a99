export const blog = 'Blog'
export const thisArticleAsMarkdown = 'This article as Markdown'
