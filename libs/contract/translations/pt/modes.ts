import type { Translated } from '../../messages/translated.js'

export const modes: Translated['modes'] = {
  mode: 'Modo',
  modeName: { test: 'Teste', live: 'Real' },
  testMode: 'Modo de teste',
  nothingIsReal: 'É o ambiente de testes que responde, e nenhum dinheiro é movimentado.',
  notKnown: 'De momento não se sabe se o modo real está aberto. Tente novamente',
  whatItIs: {
    test: 'É o ambiente de testes que responde. Nenhum dinheiro é movimentado.',
    live: 'Dinheiro real.',
  },
  keyIsOf: 'Uma chave indica o seu modo (gk_test_…, gk_live_…) e mantém-no.',
  liveIsNotOpen: 'O modo real ainda não está aberto.',
}
