import type { Translated } from '../../messages/translated.js'

export const checkoutCoupons: Translated['checkoutCoupons'] = {
  code: 'Code promo',
  addCode: 'Ajouter un code promo',
  apply: 'Appliquer',
  applying: 'Application en cours...',
  remove: 'Retirer',
  codeNamed: (name) => `Code ${name}`,
  refusals: {
    unknown: 'Ce code n’est pas reconnu. Vérifiez l’orthographe.',
    expired: 'Ce code a expiré.',
    retired: 'Ce code n’est plus valable.',
    usedUp: 'Ce code a atteint son nombre maximal d’utilisations.',
    usedByCustomer: 'Vous avez déjà utilisé ce code.',
    currency: 'Ce code n’est valable que dans une autre devise.',
    notPossible: 'Ce code ne peut pas être utilisé pour ce paiement.',
    tooManyTries: 'Trop de codes incorrects. Réessayez plus tard, ou continuez sans code.',
    tooManyChanges: 'Le code a été modifié trop souvent. Vous pouvez payer le prix affiché.',
    locked: 'Le prix ne peut plus changer.',
    notTaken: 'Les codes promo ne sont pas acceptés ici.',
    empty: 'Saisissez un code.',
  },
  priceChanged: 'Le prix a changé pendant que cette page était ouverte.',
  checkPrice: (reason) => `${reason} Rien ne vous a été débité. Vérifiez le prix avant de payer.`,
}
