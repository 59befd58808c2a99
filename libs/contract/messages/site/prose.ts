export const thisPageIsATemplate =
  'This page is a template. Whoever runs this Gatehouse has to adapt it to their company and have it checked.'
