export const backToThePublicSite = 'Back to the public site'
export const thisLinkOpensNothing = 'This link doesn’t work'
export const contactUs = 'Contact us'
