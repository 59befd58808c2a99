import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['clientRefusals']['clientRefusals']['disputes'] = {
  evidenceTooLate: 'انتهت مهلة تقديم الأدلة',
  evidenceSentAlready: 'أُرسلت الأدلة من قبل. لا يمكن إرسالها إلا مرة واحدة',
  takesNoEvidence: 'معالج هذه الدفعة لا يقبل أدلة من هنا',
  takesNoFiles: 'معالج هذه الدفعة لا يقبل ملفات من هنا',
  oneEvidenceFile: 'معالج هذه الدفعة يقبل ملفًا واحدًا لكل اعتراض. اجمع مستنداتك في ملف واحد',
  evidenceFilesTooLarge: 'يمكن أن يبلغ حجم جميع ملفات الاعتراض الواحد 4.5 MB معًا',
  evidenceFileKind: 'اختر ما الذي يوضحه الملف',
}
