import type { Translated } from '../../messages/translated.js'

export const frame: Translated['frame'] = {
  thisFormCouldNotBe: 'تعذّرت قراءة هذا النموذج.',
  skipToContent: 'الانتقال إلى المحتوى',
  gatehousePaymentsThroughAGate: 'Gatehouse: مدفوعات عبر بوابة يمكنك قراءتها',
  gatehouseHome: 'Gatehouse، الصفحة الرئيسية',
  onlyAnAdministratorMayDo: 'لا يستطيع فعل هذا إلا مسؤول',
}
