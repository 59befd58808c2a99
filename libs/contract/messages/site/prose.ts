export const thisPageIsATemplate =
  'This page is a template. The operator of this site has to adapt it to their company and have it reviewed.'
