/* A subset of Looterz, written by hand in C: how fast the machine could play it. */
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
typedef uint8_t u8; typedef uint32_t u32; typedef uint64_t u64;
enum { PASS=0, DRAW=1, STEAL_FROM=8, RECRUIT=16, DISCARD=32, CHOOSE=64, SEARCH=128, ATTACK=192, ABILITY=256 };
enum { DRAGONLING, FROG, DWARF, THIEF, ASSASSIN, KING, SCARECROW, ZOMBIE, DEATHKNIGHT, ORC, HYDRA, CLERIC, MERMAID, OGRE, NK };
static const u8 LIFE[NK]  ={3,1,2,2,1,3,2,2,2,3,3,2,2,4};
static const u8 POWER[NK] ={3,4,4,2,3,3,5,3,2,3,2,2,2,2};
static const u8 COPIES[NK]={6,5,4,5,4,3,4,6,5,4,4,4,3,3};
static const u8 TAUNT[NK] ={0,0,0,0,0,0,1,0,1,0,0,0,0,1};
static u8 KIND_OF[60];
enum { S_END, S_HAND, S_SACPHASE, S_RECRUIT, S_DUNGEON, S_ATTACK, S_AGAIN, S_DESTROY, S_HEAL, S_CHARM, S_SACRIFICE, S_STEAL, S_MAYSTEAL, S_MAYDRAW };
typedef struct { u8 what, player, card; } Step;
typedef struct {
  u32 rng;
  u8 seats, active, winner, goal, kings, ndeck, ngrave, nstack, in_play, actor;
  uint16_t noptions;
  u8 loot[6], nhand[6], nboard[6];
  u8 deck[60], grave[60];
  u8 hand[6][32], board[6][9];
  u8 life[60], controller[60], acted[60], lent_by[60];
  Step stack[40];
  uint16_t options[80];
} Game;

static inline u32 rnd(Game *g, u32 n){ u32 x=g->rng; x^=x<<13; x^=x>>17; x^=x<<5; g->rng=x; return (u32)(((u64)x*n)>>32); }
static void shuffle(Game *g){ for(int i=g->ndeck-1;i>0;i--){int j=rnd(g,i+1);u8 t=g->deck[i];g->deck[i]=g->deck[j];g->deck[j]=t;} }
static int successes(Game *g,int c){int p=POWER[KIND_OF[c]],k=0;for(int i=g->life[c];i>0;i--)k+=rnd(g,6)<(u32)p;return k;}
static inline void push(Game *g,int what,int player,int card){Step *s=&g->stack[g->nstack++];s->what=what;s->player=player;s->card=card;}
static inline void gain(Game *g,int p,int n){g->loot[p]+=n;if(g->loot[p]>=g->goal)g->winner=p;}
static void draw(Game *g,int p){
  if(!g->ndeck){memcpy(g->deck,g->grave,g->ngrave);g->ndeck=g->ngrave;g->ngrave=0;shuffle(g);}
  if(g->ndeck){u8 c=g->deck[--g->ndeck];u8*h=g->hand[p];int i=g->nhand[p]++;while(i>0&&h[i-1]>c){h[i]=h[i-1];i--;}h[i]=c;}
}
static void recruit(Game *g,int p,int c){
  int k=KIND_OF[c];g->life[c]=LIFE[k];g->controller[c]=p;g->acted[c]=0;g->lent_by[c]=255;
  g->board[p][g->nboard[p]++]=c;g->in_play++;
  if(k==KING)g->kings++;
  else if(k==SCARECROW)push(g,S_MAYSTEAL,p,0);
  else if(k==ORC)for(int i=g->seats-1;i>=0;i--)push(g,S_SACRIFICE,(p+i)%g->seats,c);
}
static inline void unboard(Game *g,int c){int p=g->controller[c];u8*b=g->board[p];int i=0;while(b[i]!=c)i++;int n=--g->nboard[p];for(;i<n;i++)b[i]=b[i+1];}
static void bury(Game *g,int c){
  unboard(g,c);g->in_play--;g->grave[g->ngrave++]=c;int k=KIND_OF[c];
  if(k==KING)g->kings--;else if(k==ZOMBIE)push(g,S_MAYDRAW,g->controller[c],0);else if(k==DEATHKNIGHT)push(g,S_MAYSTEAL,g->controller[c],0);
}
static inline void move(Game *g,int c,int p){unboard(g,c);g->board[p][g->nboard[p]++]=c;g->controller[c]=p;}
static int richest(Game *g,int p,uint16_t*o){
  int n=0,most=1;if(g->kings)return 0;
  for(int q=0;q<g->seats;q++)if(q!=p&&g->loot[q]>=most){if(g->loot[q]>most){most=g->loot[q];n=0;}o[n++]=STEAL_FROM+q;}
  return n;
}
static int targets(Game *g,int p,int own,int other_than,uint16_t*o){
  int n=0;
  for(int q=0;q<g->seats;q++){u8*b=g->board[q];int m=g->nboard[q];
    if(q==p){if(own)for(int i=0;i<m;i++)if(b[i]!=other_than)o[n++]=CHOOSE+b[i];}
    else{int t=0;for(int i=0;i<m;i++)if(TAUNT[KIND_OF[b[i]]]){t=1;o[n++]=CHOOSE+b[i];}
      if(!t)for(int i=0;i<m;i++)o[n++]=CHOOSE+b[i];}}
  return n;
}
static int kinds_in_hand(Game *g,int p,int verb,uint16_t*o){int n=0,last=-1;for(int i=0;i<g->nhand[p];i++){int k=KIND_OF[g->hand[p][i]];if(k!=last){o[n++]=verb+k;last=k;}}return n;}
static int take(Game *g,int p,int k){u8*h=g->hand[p];int i=0;while(KIND_OF[h[i]]!=k)i++;int c=h[i];int n=--g->nhand[p];for(;i<n;i++)h[i]=h[i+1];return c;}
static void begin_turn(Game *g,int p){
  g->active=p;for(int i=0;i<g->nboard[p];i++)g->acted[g->board[p][i]]=0;
  push(g,S_END,p,0);push(g,S_HAND,p,0);push(g,S_SACPHASE,p,0);push(g,S_RECRUIT,p,0);push(g,S_DUNGEON,p,0);push(g,S_RECRUIT,p,0);
}
static int options(Game *g,Step s,uint16_t*o){
  int p=s.player,n=0;
  switch(s.what){
  case S_END:return 0;
  case S_HAND:return g->nhand[p]<=10?0:kinds_in_hand(g,p,DISCARD,o);
  case S_SACPHASE:if(g->nboard[p]<=3)return 0;for(int i=0;i<g->nboard[p];i++)o[n++]=CHOOSE+g->board[p][i];return n;
  case S_RECRUIT:n=kinds_in_hand(g,p,RECRUIT,o);if(g->ndeck||g->ngrave)o[n++]=DRAW;return n;
  case S_DUNGEON:for(int i=0;i<g->nboard[p];i++){int c=g->board[p][i];if(g->acted[c])continue;int k=KIND_OF[c];
      if(!g->kings)o[n++]=SEARCH+c;
      if(g->in_play>1&&k!=SCARECROW)o[n++]=ATTACK+c;
      if(k==ASSASSIN||k==CLERIC)o[n++]=ABILITY+c;
      else if(k==THIEF){uint16_t t[6];if(richest(g,p,t))o[n++]=ABILITY+c;}
      else if(k==MERMAID&&g->in_play>g->nboard[p])o[n++]=ABILITY+c;}
    return n;
  case S_ATTACK:return targets(g,p,1,s.card,o);
  case S_AGAIN:n=targets(g,p,1,s.card,o);if(n)o[n++]=PASS;return n;
  case S_DESTROY:case S_HEAL:return targets(g,p,1,255,o);
  case S_CHARM:return targets(g,p,0,255,o);
  case S_SACRIFICE:for(int i=0;i<g->nboard[p];i++)if(g->board[p][i]!=s.card)o[n++]=CHOOSE+g->board[p][i];return n;
  case S_STEAL:return richest(g,p,o);
  case S_MAYSTEAL:n=richest(g,p,o);if(n)o[n++]=PASS;return n;
  case S_MAYDRAW:if(g->ndeck||g->ngrave){o[0]=PASS;o[1]=DRAW;return 2;}return 0;
  }
  return 0;
}
static void strike(Game *g,int a,int t){int h=successes(g,a);if(h>=g->life[t])bury(g,t);else g->life[t]-=h;}
static void resolve(Game *g,Step s,int a){
  int p=s.player;
  switch(s.what){
  case S_HAND:g->nstack++;g->grave[g->ngrave++]=take(g,p,a-DISCARD);break;
  case S_SACPHASE:g->nstack++;bury(g,a-CHOOSE);break;
  case S_RECRUIT:if(a==DRAW)draw(g,p);else recruit(g,p,take(g,p,a-RECRUIT));break;
  case S_DUNGEON:{g->nstack++;int c=a&63;g->acted[c]=1;
    if(a>=ABILITY)switch(KIND_OF[c]){case THIEF:push(g,S_STEAL,p,0);break;case ASSASSIN:push(g,S_DESTROY,p,0);break;case CLERIC:push(g,S_HEAL,p,0);break;default:push(g,S_CHARM,p,0);}
    else if(a>=ATTACK)push(g,S_ATTACK,p,c);else gain(g,p,successes(g,c));break;}
  case S_ATTACK:if(KIND_OF[s.card]==HYDRA)push(g,S_AGAIN,p,s.card);strike(g,s.card,a-CHOOSE);break;
  case S_AGAIN:if(a!=PASS)strike(g,s.card,a-CHOOSE);break;
  case S_DESTROY:case S_SACRIFICE:bury(g,a-CHOOSE);break;
  case S_HEAL:g->life[a-CHOOSE]+=KIND_OF[a-CHOOSE]==FROG?2:1;break;
  case S_CHARM:{int c=a-CHOOSE;g->lent_by[c]=g->controller[c];g->acted[c]=0;move(g,c,p);break;}
  case S_STEAL:case S_MAYSTEAL:if(a!=PASS){g->loot[a-STEAL_FROM]--;gain(g,p,1);}break;
  case S_MAYDRAW:if(a==DRAW)draw(g,p);break;
  }
}
static void advance(Game *g){
  while(g->winner==255){
    Step s=g->stack[g->nstack-1];
    int n=options(g,s,g->options);
    if(n){g->noptions=n;g->actor=s.player;return;}
    g->nstack--;
    if(s.what==S_END){
      u8 b[9];int m=g->nboard[s.player];memcpy(b,g->board[s.player],m);
      for(int i=0;i<m;i++)if(g->lent_by[b[i]]!=255){move(g,b[i],g->lent_by[b[i]]);g->lent_by[b[i]]=255;}
      begin_turn(g,(s.player+1)%g->seats);
    }
  }
  g->noptions=0;
}
void apply(Game *g,int a){Step s=g->stack[--g->nstack];resolve(g,s,a);advance(g);}
void new_game(Game *g,int seats,u32 seed){
  memset(g,0,sizeof *g);g->seats=seats;g->goal=seats==2?15:seats<=4?10:7;g->winner=255;
  g->rng=seed*2654435761u+0x9E3779B9u;if(!g->rng)g->rng=1;
  for(int i=0;i<60;i++)g->deck[i]=i;
  g->ndeck=60;
  int first=rnd(g,seats);shuffle(g);
  for(int i=0;i<seats;i++)for(int j=0;j<(i?4:3);j++)draw(g,(first+i)%seats);
  begin_turn(g,first);advance(g);
}
static void init(void){static int done;if(done)return;int c=0;for(int k=0;k<NK;k++)for(int i=0;i<COPIES[k];i++)KIND_OF[c++]=k;done=1;}
static u32 playout(int seats,u32 seed,u32*count){
  Game g;new_game(&g,seats,seed);
  u32 x=seed*0x85EBCA6Bu+0xC2B2AE35u,n=0,trace=0;if(!x)x=1;
  while(g.noptions){
    x^=x<<13;x^=x>>17;x^=x<<5;
    int a=g.options[((u64)x*g.noptions)>>32];
    trace=(trace*31+g.noptions*512+a+g.actor*7)&0x7FFFFFFF;
    apply(&g,a);n++;
  }
  for(int p=0;p<seats;p++)trace=(trace*31+g.loot[p])&0x7FFFFFFF;
  *count=n;return trace;
}
void playouts(int seats,u32 first,u32 games,u64*decisions,u32*trace){
  init();u64 d=0;u32 t=0,c;
  for(u32 s=first;s<first+games;s++){u32 h=playout(seats,s,&c);d+=c;t=(t*31+h)&0x7FFFFFFF;}
  *decisions=d;*trace=t;
}
static Game ring[64];
void clones(u32 n){init();new_game(&ring[0],4,7);for(int i=0;i<100;i++)apply(&ring[0],ring[0].options[i%ring[0].noptions]);
  for(u32 i=0;i<n;i++){memcpy(&ring[1+i%63],&ring[0],sizeof(Game));__asm__ volatile(""::"r"(&ring[1+i%63]):"memory");}}
int size(void){return sizeof(Game);}
