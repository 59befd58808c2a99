import type { Translated } from '../../messages/translated.js'

export const checkoutCoupons: Translated['checkoutCoupons'] = {
  code: 'Código de cupom',
  addCode: 'Adicionar um código de cupom',
  apply: 'Aplicar',
  applying: 'Aplicando...',
  remove: 'Remover',
  codeNamed: (name) => `Código ${name}`,
  refusals: {
    unknown: 'Não reconhecemos este código. Verifique se está bem escrito.',
    expired: 'Este código expirou.',
    retired: 'Este código não é mais válido.',
    usedUp: 'Este código já foi usado o máximo de vezes.',
    usedByCustomer: 'Você já usou este código.',
    currency: 'Este código só é válido em outra moeda.',
    notPossible: 'Este código não pode ser usado para este pagamento.',
    tooManyTries: 'Muitos códigos incorretos. Tente mais tarde ou continue sem código.',
    tooManyChanges: 'O código foi alterado muitas vezes. Você pode pagar o preço mostrado.',
    locked: 'O preço não pode mais ser alterado.',
    notTaken: 'Códigos de cupom não podem ser usados aqui.',
    empty: 'Digite um código.',
  },
  priceChanged: 'O preço mudou enquanto esta página estava aberta.',
  checkPrice: (reason) => `${reason} Nada foi cobrado. Verifique o preço antes de pagar.`,
}
