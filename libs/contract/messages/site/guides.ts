export const stepByStepGuides = 'Step-by-step guides for common tasks.'
export const guides = 'Guides'
