import type { Translated } from '../../messages/translated.js'

export const checkoutCoupons: Translated['checkoutCoupons'] = {
  code: 'Código de cupom',
  addCode: 'Adicionar um código de cupom',
  apply: 'Aplicar',
  applying: 'A aplicar...',
  remove: 'Remover',
  codeNamed: (name) => `Código ${name}`,
  refusals: {
    unknown: 'Não reconhecemos este código. Verifique se está bem escrito.',
    expired: 'Este código expirou.',
    retired: 'Este código já não é válido.',
    usedUp: 'Este código já foi usado o máximo de vezes.',
    usedByCustomer: 'Já usou este código.',
    currency: 'Este código só é válido noutra moeda.',
    notPossible: 'Este código não pode ser usado para este pagamento.',
    tooManyTries: 'Foram tentados demasiados códigos aqui. Continue sem código ou contacte o comerciante.',
    locked: 'O preço não pode mudar depois da primeira tentativa de pagamento.',
  },
  priceChanged: 'O preço mudou enquanto esta página estava aberta.',
  checkPrice: (reason) => `${reason} Nada lhe foi cobrado. Verifique o preço antes de pagar.`,
}
