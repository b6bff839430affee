import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: '隐私政策',
  updated: '最近更新：{{date}}',
  back: '返回网站',
  sections: [
    {
      title: '谁对你的数据负责',
      text: '发布本网站的工作室。任何隐私相关问题，都可以写信到 {{email}}。',
    },
    {
      title: '你联系我们时，我们保存什么',
      text: '你的姓名、邮箱、所选视频类型、留言内容和日期。这些信息只用于回复你，以及在合作时用于你的项目。参考链接和预算只出现在由你自己发送的聊天内容里。',
    },
    {
      title: '保存在哪里',
      text: '保存在 Google 旗下的 Firebase 服务中，只有工作室的管理人员可以访问。我们不会出售你的数据，也不会将其提供给第三方用于广告。',
    },
    {
      title: '你的设备上会留下什么',
      text: '你选择的语言和主题、你对统计分析的选择，以及一份网站副本，以便离线时也能打开。我们不使用广告 Cookie。',
    },
    {
      title: '统计分析',
      text: '只有在工作室启用且你同意之后，才会加载 Google Analytics。你可以随时在本页更改选择。',
    },
    {
      title: '聊天与外部链接',
      text: '聊天会在 WhatsApp 中打开；YouTube 或 Vimeo 的视频只有在你播放时才会加载。在那里适用相应服务的政策。',
    },
    {
      title: '保存期限与你的权利',
      text: '我们只在为你服务所需的期间内保留消息。你可以写信到 {{email}}，索取数据副本、要求更正或删除。',
    },
  ],
}
