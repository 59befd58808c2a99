export const notFound = { title: 'Page Not Found', action: 'Return to Home' }
