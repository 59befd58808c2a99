export const thisPageIsATemplate =
  'This page is a template. The operator of this Gatehouse has to adapt it to their company and have it reviewed.'
