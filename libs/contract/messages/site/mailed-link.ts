export const backToThePublicSite = 'Back to the public site'
export const thisLinkOpensNothing = 'This link opens nothing'
export const contactUs = 'Contact us'
