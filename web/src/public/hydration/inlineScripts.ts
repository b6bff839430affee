/**
 * What a visitor does before the page is interactive would be lost: React replays nothing that came before its root,
 * and a form would be sent the old way. Clicks on buttons, choices in lists and keys that move among tabs are queued
 * here, and given back when the island they are in (see island.tsx; else the page) is hydrated. React must not see
 * them before: where the code is at hand it hydrates the island at once and acts, and the queue would act a second time.
 * The first interaction hydrates the page (lib/firstInteraction.ts).
 */
export const eventReplay = `(function(w,q,a){function o(k,f){k.split(' ').forEach(function(n){addEventListener(n,f,true)})}w.firstInteraction=new Promise(function(r){o('pointerdown pointermove touchstart wheel scroll keydown focusin click change',r)});o('click change keydown',function(e){var t=e.type,k=t=='keydown'&&e.key,c=e.target.closest,z;c=c&&(!k||/^(Arrow|Home|End)/.test(k))&&e.target.closest(k?'[role=tab]':t=='click'?'button':'select');if(!c)return;z=c.closest('[data-island]')||document;if(a.indexOf(z)>=0)return;e.stopPropagation();if(t!='change')e.preventDefault();q.push([z,c,c.value,k])});w.hydrateIsland=function(z){a.push(z);q=q.filter(function(x){var c=x[1];if(x[0]!=z)return 1;if(x[3])c.dispatchEvent(new KeyboardEvent('keydown',{key:x[3],bubbles:true}));else if(c.tagName=='BUTTON')c.click();else{c.value=x[2];c.dispatchEvent(new Event('change',{bubbles:true}))}})}})(window,[],[])`

/**
 * Asks for the face of the headlines before the first paint, which waits a tenth of a second for it; where the browser
 * knows that the connection is slow, or data is to be saved, the page does without the studio's faces and waits for
 * nothing. The script's data-face says where the face is.
 */
export const faceBoot = `(function(c,d,f){if(c&&(c.saveData||c.effectiveType!='4g'))d.documentElement.dataset.slow='';else if(f)d.head.appendChild(Object.assign(d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:f}))})(navigator.connection,document,document.currentScript.dataset.face)`

/**
 * Asks for the styles of the page's lower part so that nothing waits for them but what they are for: a link in the page
 * itself holds up its end, and all scripts. The script's data-later says where they are; `laterStyles` resolves once they
 * are there or cannot be had.
 */
export const styleBoot = `(function(d,l){l.id='prerendered-later';l.rel='stylesheet';l.href=d.currentScript.dataset.later;window.laterStyles=new Promise(function(r){l.onload=l.onerror=r});d.body.appendChild(l)})(document,document.createElement('link'))`

/**
 * Asks for the scripts that are named beside it (`<link data-rel>`) once the page is painted: a visitor who comes back
 * has them at once, and reading them would hold up the first paint.
 */
export const codeBoot = `try{new PerformanceObserver(function(l,o){if(!l.getEntriesByName('first-contentful-paint')[0])return;o.disconnect();document.querySelectorAll('link[data-rel]').forEach(function(x){x.rel=x.dataset.rel})}).observe({type:'paint',buffered:true})}catch(e){}`

/**
 * Keeps the part that a link has led to where it belongs while what stands above it still grows, until the visitor does
 * something, at most eight seconds: a smooth scroll goes to where the part was when it began.
 */
export const anchorBoot = `(function(d,t){function go(){t=Date.now()+8e3}['wheel','touchmove','keydown','pointerdown'].forEach(function(n){addEventListener(n,function(){t=0},{passive:true,capture:true})});addEventListener('hashchange',go);if(location.hash)go();if(window.ResizeObserver)new ResizeObserver(function(){var p=t>Date.now()&&d.querySelector(':target');if(p)p.scrollIntoView()}).observe(d.documentElement)})(document,0)`
